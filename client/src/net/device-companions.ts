// Who else is at this device, when several share it.
import type { QuietConnection } from './quiet-connection';

export interface DeviceCompanions {
  /** The passes of those who are here without looking. */
  also(): readonly string[];
  /** Speaks for somebody while this table is only looked on at. */
  readonly quietConnection: QuietConnection | null;
  /** One of the passes is worth nothing any more. */
  onRefused(): void;
}
