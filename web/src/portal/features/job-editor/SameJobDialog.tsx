import { SameJobDocument } from '@/generated/portal/documents/SameJob';
import { JobActionDialog } from '@/portal/components/job-actions/JobActionDialog';
import { paths } from '@/portal/lib/paths';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Stack } from '@/shared/ui/layout/Stack';

/** An equal job was published a short while ago: offers to reopen or extend that one. */
export function SameJobDialog({ job, onClose }: { job: string; onClose: () => void }) {
  const texts = useTexts('jobEditor');
  const { close } = useTexts('application');
  const link = useLink();
  const { go } = useNavigation();
  const { locale } = usePage().address;
  const { company } = useMembership();
  const query = useOperationQuery(operation('SameJob', SameJobDocument, { company: company.id, job }));
  const same = query.data?.company.job;
  if (same?.stage === 'open' || same?.stage === 'closed') {
    return (
      <JobActionDialog
        action={same.stage === 'open' ? 'extend' : 'reopen'}
        jobs={[{ id: same.id, name: textIn(locale, same.content.name) }]}
        lead={texts.sameJob}
        onDone={({ done }) => done > 0 && go(link(paths.job(company.id, same.id)))}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open title={texts.sameJobTitle} closeLabel={close} onClose={onClose}>
      <Stack>
        <p>{texts.sameJob}</p>
        <QueryView query={query}>
          {() => <ButtonLink href={link(paths.job(company.id, job))}>{texts.seeSameJob}</ButtonLink>}
        </QueryView>
      </Stack>
    </Dialog>
  );
}
