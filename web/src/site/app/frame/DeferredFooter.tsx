import { Suspense } from 'react';
import { type FooterProps, useClientFrame } from '../useClientFrame';

/** Hydrated once its script has loaded; the page does not wait for it. */
export function DeferredFooter(props: FooterProps) {
  const { Footer } = useClientFrame();
  return (
    <Suspense>
      <Footer {...props} />
    </Suspense>
  );
}
