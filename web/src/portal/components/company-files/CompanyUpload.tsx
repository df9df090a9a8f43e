import { useTexts } from '@/portal/page/useTexts';
import { uploadCompanyFile } from '@/portal/services/company-files';
import { usePortal } from '@/portal/services/usePortal';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { LiveRegion } from '@/shared/ui/layout/LiveRegion';
import { Muted } from '@/shared/ui/layout/Muted';
import { CompanyFileField } from './CompanyFileField';
import type { CompanyFile } from './file-rules';

interface CompanyUploadProps {
  company: string;
  kind: CompanyFile;
  present?: string | undefined;
  onDone: () => void;
}

/** Uploads a file as soon as it is chosen. */
export function CompanyUpload({ company, kind, present, onDone }: CompanyUploadProps) {
  const texts = useTexts('companyForm');
  const { service } = usePortal();
  const {
    run: send,
    busy,
    problem,
  } = useMutation(
    async (_, file: File) => {
      await uploadCompanyFile(service, company, kind, file);
      onDone();
      return texts.files[kind].done;
    },
    { showsProblem: true },
  );
  return (
    <div>
      <CompanyFileField
        kind={kind}
        present={present}
        problem={problem}
        onChoose={(file) => file && send(file)}
      />
      <LiveRegion as={Muted} role="status">
        {busy && texts.files.sending}
      </LiveRegion>
    </div>
  );
}
