import { useState } from 'react';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { ConfirmDialog } from '@/shared/components/confirm/ConfirmDialog';
import { downloadFile } from '@/shared/services/download-file';
import { Button } from '@/shared/ui/button/Button';

/** Downloads a job's applicants, after a dialog has said what that means. */
export function ExportButton({ job, name }: { job: string; name: string }) {
  const texts = useTexts('applicants');
  const { locale } = usePage().address;
  const { company } = useMembership();
  const { service } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const path = `companies/${company.id}/jobs/${job}/applicants.csv?locale=${locale === 'en' ? 'en' : 'zh_hant'}`;
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {texts.exportCsv}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title={texts.export.title}
          confirmLabel={texts.export.action}
          onConfirm={() => downloadFile(service, path, texts.exportFile(name))}
          onClose={() => setAsking(false)}
        >
          <p>{texts.export.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
