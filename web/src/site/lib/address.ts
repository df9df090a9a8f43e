import { createAddresses } from '@/shared/lib/address';

/** Every page of the site lives below this path. */
export const basePath = '/hk';

/** Whether a parameter only tells the campaign or click that a visitor came by. Links do not pass it on. */
function isCampaignParameter(name: string): boolean {
  return name.startsWith('utm_') || ['gclid', 'fbclid', 'ref'].includes(name);
}

export const { href, parse: parseAddress } = createAddresses(basePath, isCampaignParameter);
