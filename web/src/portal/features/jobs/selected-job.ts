import type { Stage } from './job-query';

/** What the actions on several jobs need to know of each. */
export interface SelectedJob {
  id: string;
  name: string;
  stage: Stage;
  is_kept_by_feed: boolean;
}
