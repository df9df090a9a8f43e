import { useEffect, useState } from 'react';

/** Whose store's apps a device can install; `web` for everything else. */
export type Device = 'ios' | 'android' | 'web';

export function deviceOf(userAgent: string): Device {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'web';
}

/** The server does not know the device, so it is `web` until hydration. */
export function useDevice(): Device {
  const [device, setDevice] = useState<Device>('web');
  useEffect(() => setDevice(deviceOf(navigator.userAgent)), []);
  return device;
}
