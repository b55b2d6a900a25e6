// The shared device of the page, as a Preact context. It is null on pages without one.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Device } from '../net/device';

export const DeviceContext = createContext<Device | null>(null);

export const useDevice = (): Device | null => useContext(DeviceContext);
