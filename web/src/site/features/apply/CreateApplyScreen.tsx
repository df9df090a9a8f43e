import { ResumeListsDocument } from '../../../generated/seeker/documents/ResumeLists';
import { useHref } from '../../../shared/hooks/every-page/useHref';
import { operation } from '../../../shared/services/every-page/operation';
import { ResumeWizard } from '../../components/resume/ResumeWizard';
import { paths } from '../../lib/every-page/paths';
import { samePath } from '../../page/every-page/head';
import { defineScreen } from '../../page/every-page/screen';
import { usePage } from '../../page/every-page/usePage';

/** The resume of somebody who came to apply; then back to the same job. */
export const screen = defineScreen({
  namespaces: ['wizard', 'resume', 'errors', 'statement'],
  operations: () => [operation('ResumeLists', ResumeListsDocument, {})],
  outcome: ({ address, answers: [lists] }) => {
    // Without a job there is only the profile to make.
    if (!address.query.has('job')) return { kind: 'moved', path: paths.createProfile };
    return lists.data === null ? { kind: 'failed' } : { kind: 'found' };
  },
  head: ({ texts }) => ({
    title: texts.wizard.title,
    description: texts.wizard.description,
    paths: samePath(paths.createApply),
    noindex: true,
  }),
  Component: function CreateApply({ answers: [lists] }) {
    const link = useHref();
    const job = usePage().address.query.get('job') ?? '';
    return lists.data === null ? null : (
      <ResumeWizard
        lists={lists.data.config}
        hrefOf={(step) => link(`${paths.createApply}?job=${job}&step=${step}`)}
        onward={link(`${paths.apply(job)}&step=select-location`)}
      />
    );
  },
});
