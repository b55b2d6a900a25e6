export const Credits = () => <p>credits</p>;
