// The device round a table's screen: for what only those need who share one.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Device } from '../net/device';

export const DeviceContext = createContext<Device | null>(null);

export const useDevice = (): Device | null => useContext(DeviceContext);
