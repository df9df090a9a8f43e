/** The page that a card stands on, as tracking names it. */
export type CardSource = 'home' | 'search' | 'feature' | 'company' | 'job' | 'not_found';

/** Where a card stands, so that its events can tell. */
export interface CardPlace {
  source: CardSource;
  /** The part of the page, where it has several lists. */
  sourceSection?: string;
  /** From 1. */
  position: number;
  /** What an advert's events carry along. */
  trackingParams?: Readonly<Record<string, string>>;
}

/** The place and the job as attributes, from which the tracker reads them. */
export function placeAttributes(
  job: { _id: string; company: { _id: string } },
  { source, sourceSection, position, trackingParams }: CardPlace,
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
