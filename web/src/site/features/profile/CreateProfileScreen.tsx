import { ResumeListsDocument } from '../../../generated/seeker/documents/ResumeLists';
import { useHref } from '../../../shared/hooks/every-page/useHref';
import { operation } from '../../../shared/services/every-page/operation';
import { ResumeWizard } from '../../components/resume/ResumeWizard';
import { paths } from '../../lib/every-page/paths';
import { samePath } from '../../page/every-page/head';
import { defineScreen } from '../../page/every-page/screen';

export const screen = defineScreen({
  namespaces: ['wizard', 'resume', 'errors', 'statement'],
  operations: () => [operation('ResumeLists', ResumeListsDocument, {})],
  outcome: ({ answers: [lists] }) => (lists.data === null ? { kind: 'failed' } : { kind: 'found' }),
  head: ({ texts }) => ({
    title: texts.wizard.title,
    description: texts.wizard.description,
    paths: samePath(paths.createProfile),
    noindex: true,
  }),
  Component: function CreateProfile({ answers: [lists] }) {
    const link = useHref();
    return lists.data === null ? null : (
      <ResumeWizard
        lists={lists.data.config}
        hrefOf={(step) => link(`${paths.createProfile}?step=${step}`)}
        onward={link(paths.profile('myProfile'))}
      />
    );
  },
});
