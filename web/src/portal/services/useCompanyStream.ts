import { useStream } from '../../shared/hooks/useStream';
import { useMembership, usePortal } from './usePortal';

function applicationOf(data: string): string | undefined {
  try {
    return (JSON.parse(data) as { application?: string }).application;
  } catch {
    return undefined;
  }
}

/**
 * Reports changes to the company's conversations and interviews: the applicant's id, or undefined if any may
 * have changed.
 */
export function useCompanyStream(onChange: (applicant: string | undefined) => void): void {
  const { service } = usePortal();
  const { company } = useMembership();
  useStream(service, `companies/${company.id}/stream`, {
    onEvent: ({ data }) => onChange(applicationOf(data)),
    onMissed: () => onChange(undefined),
  });
}
