import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk, reloadAfter } from '@/shared/services/chunks';

/** The overlays are loaded right after the page; if offline, once there is a network. */
export function DeferredOverlays() {
  const [Overlays, setOverlays] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      loadChunk(() => import('./Overlays')).then(
        (module) => setOverlays(() => module.Overlays),
        (error: unknown) => {
          if (!reloadAfter(error, location.href)) addEventListener('online', load, { once: true });
        },
      );
    };
    load();
  }, []);
  return Overlays ? <Overlays /> : null;
}
