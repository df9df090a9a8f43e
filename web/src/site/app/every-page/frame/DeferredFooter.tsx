import { Suspense } from 'react';
import { useClientFrame } from '../useClientFrame';

/** Hydrated once its script has loaded; the page does not wait for it. */
export function DeferredFooter() {
  const { Footer } = useClientFrame();
  return (
    <Suspense>
      <Footer />
    </Suspense>
  );
}
