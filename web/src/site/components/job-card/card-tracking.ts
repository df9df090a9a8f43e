/** The page that a card is on, in the terms of tracking. */
export type CardSource = 'home' | 'search' | 'feature' | 'company' | 'job' | 'not_found';

/** Where a card is shown, for its events. */
export interface CardTracking {
  source: CardSource;
  /** The section, on a page with several lists. */
  sourceSection?: string;
  /** Position in its list, from 1. */
  position: number;
  /** Tracking data of an advert. */
  trackingParams?: Readonly<Record<string, string>>;
}

/** The card's position and job as data attributes, which the tracker reads. */
export function trackingAttributes(
  job: { _id: string; company: { _id: string } },
  { source, sourceSection, position, trackingParams }: CardTracking,
): Record<`data-${string}`, string | number | undefined> {
  return {
    'data-job': job._id,
    'data-company': job.company._id,
    'data-source': source,
    'data-section': sourceSection,
    'data-position': position,
    'data-params': trackingParams && JSON.stringify(trackingParams),
  };
}
