import { useState } from 'react';
import { useTexts } from '@/portal/page/useTexts';
import { type Refusal, refusalText } from '@/shared/forms/validators';
import { FileField } from '@/shared/ui/FileField';
import { acceptedTypes, type CompanyFile, fileRefusal } from './file-rules';

interface CompanyFileFieldProps {
  kind: CompanyFile;
  /** The current file. */
  present?: string | undefined;
  /** Why the service refused the last file. */
  problem?: string | undefined;
  /** Called only with files that pass the checks. */
  onChoose: (file: File | undefined) => void;
}

export function CompanyFileField({ kind, present, problem, onChoose }: CompanyFileFieldProps) {
  const texts = useTexts('companyForm');
  const { client } = useTexts('errors');
  const [refusal, setRefusal] = useState<Refusal>();
  return (
    <FileField
      name={kind}
      label={texts.files[kind].label}
      hint={texts.files[kind].hint}
      error={refusal ? refusalText(refusal, client) : problem}
      accepted={acceptedTypes[kind]}
      browseLabel={texts.files.browse}
      noFile={present ?? texts.files.none}
      onChoose={(file) => {
        const refused = fileRefusal(kind, file);
        setRefusal(refused);
        onChoose(refused === undefined ? file : undefined);
      }}
    />
  );
}
