import type { ReactNode } from 'react';

// The address without a hash, with which the browser would stay on the page.
const thisDocument = '';

/** Loads this page as a new document; routers leave it to the browser. */
export function ReloadLink({ children }: { children: ReactNode }) {
  return <a href={thisDocument}>{children}</a>;
}
