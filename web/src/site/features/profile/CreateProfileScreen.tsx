import { ResumeListsDocument } from '@/generated/seeker/documents/ResumeLists';
import { operation } from '@/shared/services/operation';
import { ResumeWizard } from '@/site/components/resume/ResumeWizard';
import { paths } from '@/site/lib/paths';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { useHref } from '@/site/page/useHref';

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
