import { CountJobsDocument } from '@/generated/seeker/documents/CountJobs';
import { SearchChoicesOnlyDocument } from '@/generated/seeker/documents/SearchChoicesOnly';
import { operation } from '@/shared/services/operation';
import { searchOf, searchVariables } from '@/site/components/search-query/search';
import { paths } from '@/site/lib/paths';
import { Deferred } from '@/site/page/Deferred';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import type { AdvancedFormProps } from './deferred/AdvancedForm';

export const screen = defineScreen({
  namespaces: ['advanced'],
  deferred: ['find-jobs/AdvancedForm'],
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
    // Each address has its own form, which starts with the choices of the address.
    const props = { counts: job_search, choices: choices.data.config, first };
    return (
      <Deferred<AdvancedFormProps>
        key={[...address.query].join('&')}
        name="find-jobs/AdvancedForm"
        props={props}
      />
    );
  },
});
