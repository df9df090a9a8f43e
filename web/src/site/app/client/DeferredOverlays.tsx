import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk, reloadAfter } from '../../../shared/services/every-page/chunks';

/** What is shown over a page is loaded right after it; without a network, once there is one. */
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
