// Draws the diagrams of the pages. The theme fetches Mermaid from a public server unless the page has one by the time of its
// first diagram; this is ours, and fetches the copy beside it only where a page has a diagram.
const address = new URL('mermaid.tiny.js', document.currentScript.src);
let options = {};
let fetched;

function fetchMermaid() {
  fetched ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve(window.mermaid);
    script.onerror = reject;
    document.head.append(script);
  }).then((mermaid) => {
    mermaid.initialize(options);
    return mermaid;
  });
  return fetched;
}

window.mermaid = {
  initialize(wanted) {
    options = wanted;
  },
  async render(id, text) {
    return (await fetchMermaid()).render(id, text);
  },
};
