import { createClosedAddresses } from '@/shared/lib/closed-addresses';

/** Every page of the portal lives below /portal/. */
export const addresses = createClosedAddresses('/portal');
