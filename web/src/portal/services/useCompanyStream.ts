import { useStream } from '@/shared/hooks/useStream';
import { applicationOf } from '@/shared/services/stream/application-of';
import { useMembership, usePortal } from './usePortal';

/**
 * Reports changes to the company's conversations and interviews: the applicant's id, or undefined if any may
 * have changed.
 */
export function useCompanyStream(onChange: (applicant: string | undefined) => void): void {
  const { service, queries } = usePortal();
  const { company } = useMembership();
  const change = (applicant?: string) => {
    queries.invalidate();
    onChange(applicant);
  };
  useStream(service, `companies/${company.id}/stream`, {
    onEvent: ({ data }) => change(applicationOf(data)),
    // A screen asks when it is opened, at the same time as its stream.
    onMissed: (isAtStart) => !isAtStart && change(),
  });
}
