/** The page that a card is on, as tracking names it. */
export type CardSource = 'home' | 'search' | 'feature' | 'company' | 'job' | 'not_found';

/** Where a card is shown, for its events. */
export interface CardTracking {
  source: CardSource;
  /** The part of the page, where it has several lists. */
  sourceSection?: string;
  /** In its list, from 1. */
  position: number;
  /** What an advert's events carry along. */
  trackingParams?: Readonly<Record<string, string>>;
}

/** The card's position and job as attributes, from which the tracker reads them. */
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
