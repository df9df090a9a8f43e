import { Suspense } from 'react';
import { useLife } from '../life-access';

/** Hydrated when its script has come; the page does not wait for it. */
export function LateFooter() {
  const { Footer } = useLife();
  return (
    <Suspense>
      <Footer />
    </Suspense>
  );
}
