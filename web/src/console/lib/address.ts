import { createClosedAddresses } from '@/shared/lib/closed-addresses';

/** Every page of the console lives below /console/. */
export const addresses = createClosedAddresses('/console');
