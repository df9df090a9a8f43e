import { Button } from '@/shared/ui/button/Button';
import { Muted } from '@/shared/ui/layout/Muted';
import { Row } from '@/shared/ui/layout/Row';
import { Stack } from '@/shared/ui/layout/Stack';

export type InterviewOutcome = 'held' | 'seeker_absent' | 'company_absent' | 'called_off';

const outcomes = ['held', 'seeker_absent', 'company_absent', 'called_off'] as const;

interface InterviewReportProps {
  question: string;
  hint: string;
  /** Each outcome in the words of the side that says it. */
  labels: Readonly<Record<InterviewOutcome, string>>;
  /** What this side has said. */
  reported: InterviewOutcome | null;
  busy: boolean;
  onReport: (outcome: InterviewOutcome) => void;
}

/** Asks one side what became of an interview; the answer can be changed until it counts. */
export function InterviewReport({ question, hint, labels, reported, busy, onReport }: InterviewReportProps) {
  return (
    <Stack as="section" aria-label={question}>
      <strong>{question}</strong>
      <Muted>{hint}</Muted>
      <Row>
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            kind={outcome === reported ? 'primary' : 'secondary'}
            aria-pressed={outcome === reported}
            busy={busy}
            onClick={() => outcome !== reported && onReport(outcome)}
          >
            {labels[outcome]}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
