import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { paths } from '@/site/lib/paths';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';

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
