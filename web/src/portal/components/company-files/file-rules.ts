import { fileSize, fileType, type Refusal } from '@/shared/forms/validators';

export type CompanyFile = 'logo' | 'proof';

const pictures = ['image/jpeg', 'image/png', 'image/webp'];

export const acceptedTypes: Record<CompanyFile, readonly string[]> = {
  logo: pictures,
  proof: [...pictures, 'application/pdf'],
};

/** Why a file is refused before it is sent. */
export function fileRefusal(kind: CompanyFile, file: File | undefined): Refusal | undefined {
  return fileType(acceptedTypes[kind])(file, {}) ?? fileSize(file, {});
}
