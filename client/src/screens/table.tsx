export const TableScreen = ({ code }: { readonly code: string }) => <p>{code}</p>;
