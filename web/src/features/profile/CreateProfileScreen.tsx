import { ResumeListsDocument } from '../../generated/graphql';
import { samePath } from '../../lib/head';
import { operation } from '../../lib/operation';
import { useHref } from '../../lib/page';
import { paths } from '../../lib/paths';
import { defineScreen } from '../../lib/screen';
import { ResumeWizard } from '../../parts/resume/ResumeWizard';

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
