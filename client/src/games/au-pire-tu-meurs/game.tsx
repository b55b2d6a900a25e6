import type { Table } from '../../net/table';
export const AuPireTuMeurs = ({ table }: { readonly table: Table }) => <p>{table.code}</p>;
