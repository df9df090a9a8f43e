import { CountJobsDocument, SearchChoicesOnlyDocument } from '../../generated/graphql';
import { samePath } from '../../lib/head';
import { Late } from '../../lib/late';
import { operation } from '../../lib/operation';
import { paths } from '../../lib/paths';
import { defineScreen } from '../../lib/screen';
import { searchOf, searchVariables } from '../../parts/search/search';
import type { AdvancedFormProps } from './late/AdvancedForm';

export const screen = defineScreen({
  namespaces: ['advanced'],
  late: ['find-jobs/AdvancedForm'],
  operations: ({ query }) => [
    operation('CountJobs', CountJobsDocument, searchVariables(query)),
    operation('SearchChoicesOnly', SearchChoicesOnlyDocument, {}),
  ],
  outcome: ({ answers: [counts, choices] }) => ({
    kind: counts.data === null || choices.data === null ? 'failed' : 'found',
  }),
  head: ({ texts }) => ({
    title: texts.advanced.title,
    description: texts.advanced.description,
    paths: samePath(paths.findJobsAdvanced),
    noindex: true,
  }),
  Component: ({ address, answers: [counts, choices] }) => {
    if (counts.data === null || choices.data === null) return null;
    const { job_search } = counts.data;
    const first = searchOf(job_search.filters, address.query);
    // Another address is another form, with its own choices to begin with.
    const props = { counts: job_search, choices: choices.data.config, first };
    return (
      <Late<AdvancedFormProps>
        key={[...address.query].join('&')}
        name="find-jobs/AdvancedForm"
        props={props}
      />
    );
  },
});
