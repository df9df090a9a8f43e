import { useHref } from '../../../shared/hooks/every-page/useHref';
import { ButtonLink } from '../../../shared/ui/button/Button';
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState';
import { paths } from '../../lib/every-page/paths';
import { samePath } from '../../page/every-page/head';
import { defineScreen } from '../../page/every-page/screen';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';

/** Shown instead of any page that failed: the status, and a way to try again. */
export const screen = defineScreen({
  namespaces: ['error'],
  operations: () => [],
  head: ({ address, texts, failure }) => ({
    title: failure?.status === 404 ? texts.error.notFoundTitle : texts.error.title,
    description: texts.error.text,
    paths: samePath(address.path),
    noindex: true,
  }),
  Component: function ErrorContent() {
    const texts = useTexts('error');
    const { requestError } = useTexts('common');
    const link = useHref();
    const { failure } = usePage();
    const notFound = failure?.status === 404;
    return (
      <EmptyState
        title={notFound ? texts.notFoundTitle : texts.title}
        text={notFound ? texts.notFound : failure?.ofService ? requestError : texts.text}
        action={
          <>
            {!notFound && <ButtonLink href="">{texts.retry}</ButtonLink>}
            <ButtonLink kind={notFound ? 'primary' : 'secondary'} href={link(paths.home)}>
              {texts.backToHome}
            </ButtonLink>
          </>
        }
      />
    );
  },
});
