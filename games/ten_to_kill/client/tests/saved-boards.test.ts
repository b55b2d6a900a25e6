import { beforeEach, expect, test, vi } from 'vitest';

const KEY = 'deadpan:boards';
const load = async () => {
  vi.resetModules();
  return import('../boards/saved-boards');
};

beforeEach(() => localStorage.clear());

test('boards are stored by name, the latest first', async () => {
  const { saveBoard, savedBoards } = await load();
  saveBoard('one', 'ab~8');
  saveBoard('two', 'cd~8');
  saveBoard('one', 'ef~8');
  expect(savedBoards.value).toEqual([
    { name: 'one', board: 'ef~8' },
    { name: 'two', board: 'cd~8' },
  ]);
  expect((await load()).savedBoards.value).toEqual(savedBoards.value);
});

test('deleting one keeps the others', async () => {
  const { deleteBoard, saveBoard, savedBoards } = await load();
  saveBoard('one', 'ab~8');
  saveBoard('two', 'cd~8');
  deleteBoard('one');
  deleteBoard('no such board');
  expect(savedBoards.value.map(({ name }) => name)).toEqual(['two']);
});

test('at most a hundred are stored', async () => {
  const { saveBoard, savedBoards } = await load();
  for (let n = 0; n < 110; n++) saveBoard(`board ${n}`, 'ab~8');
  expect(savedBoards.value).toHaveLength(100);
  expect(savedBoards.value[0]?.name).toBe('board 109');
});

test.each(['{', 'null', '7', '{}', '[null, 1, "x", {}, {"name": "", "board": "ab"}, {"name": "x", "board": "zz"}]'])(
  'a storage with %s has none',
  async (kept) => {
    localStorage.setItem(KEY, kept);
    expect((await load()).savedBoards.value).toEqual([]);
  },
);

test('what is valid is kept among what is not', async () => {
  localStorage.setItem(KEY, '[{"name": "x"}, {"name": "ok", "board": "ab~8"}]');
  const { saveBoard, savedBoards } = await load();
  saveBoard('new', 'cd~8');
  expect(savedBoards.value.map(({ name }) => name)).toEqual(['new', 'ok']);
});

test('what another tab stores is seen at once, and not lost', async () => {
  const { saveBoard, savedBoards } = await load();
  localStorage.setItem(KEY, '[{"name": "theirs", "board": "ab~8"}]');
  dispatchEvent(new Event('storage'));
  expect(savedBoards.value.map(({ name }) => name)).toEqual(['theirs']);
  localStorage.setItem(KEY, '[{"name": "later", "board": "ab~8"}]');
  saveBoard('mine', 'cd~8');
  expect(savedBoards.value.map(({ name }) => name)).toEqual(['mine', 'later']);
});
