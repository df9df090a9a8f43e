import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Row } from '@/shared/ui/layout/Row';

interface PreviousNextProps {
  label: string;
  /** Absent where there is no such page. */
  previousHref?: string | undefined;
  nextHref?: string | undefined;
}

/** The pages beside this one of a list whose length is not known. */
export function PreviousNext({ label, previousHref, nextHref }: PreviousNextProps) {
  const { previous, next } = useKitTexts('application');
  return (
    <Row as="nav" aria-label={label}>
      {previousHref !== undefined && (
        <ButtonLink kind="secondary" href={previousHref}>
          {previous}
        </ButtonLink>
      )}
      {nextHref !== undefined && (
        <ButtonLink kind="secondary" href={nextHref}>
          {next}
        </ButtonLink>
      )}
    </Row>
  );
}
