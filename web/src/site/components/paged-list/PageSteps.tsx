import { pageCount, pagePath } from '@/shared/lib/paging';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { Pagination } from '@/shared/ui/Pagination';
import { useHref } from '@/site/page/useHref';
import { usePage } from '@/site/page/usePage';
import { useTexts } from '@/site/page/useTexts';

/** Links to the pages of a list. */
export function PageSteps({ page, total, limit }: { page: number; total: number; limit: number }) {
  const texts = useTexts('lists');
  const { address } = usePage();
  const link = useHref();
  return (
    <Pagination
      label={texts.pages}
      previousLabel={texts.previousPage}
      nextLabel={texts.nextPage}
      page={page}
      pages={pageCount(total, limit)}
      hrefOf={(number) => link(pagePath(address, number))}
    />
  );
}

/** Shown for an address past the last page. */
export function PastEnd() {
  const texts = useTexts('lists');
  const { address } = usePage();
  const link = useHref();
  return (
    <EmptyState
      level={2}
      title={texts.pastEnd}
      text={texts.pastEndText}
      action={<ButtonLink href={link(pagePath(address, 1))}>{texts.firstPage}</ButtonLink>}
    />
  );
}
