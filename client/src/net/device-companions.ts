// The other players of a shared device, as a table needs to know them.
import type { QuietConnection } from './quiet-connection';

export interface DeviceCompanions {
  /** The tokens of the players of this device whose views are not shown. */
  also(): readonly string[];
  /** Sends commands while the table itself is connected as a spectator. */
  readonly quietConnection: QuietConnection | null;
  /** The server refuses one of the tokens. */
  onRefused(): void;
}
