import { type Addresses, createAddresses } from './address';

/** The addresses below a base path, which mean the same without their last slash. */
export function createClosedAddresses(base: string): Addresses {
  const { href, parse } = createAddresses(base);
  return {
    href,
    parse: (pathname, ...rest) => parse(pathname.replace(/\/?$/, '/'), ...rest),
  };
}
