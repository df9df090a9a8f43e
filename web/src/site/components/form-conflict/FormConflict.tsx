import type { FormConflictProps } from '@/shared/components/form-conflict/FormConflict';
import { Deferred } from '@/site/page/Deferred';

/** Asks which values to keep, in a dialog that is loaded when there is a conflict. */
export function FormConflict<Values extends object>(props: FormConflictProps<Values>) {
  const { conflict, cancel } = props.form;
  return conflict && <Deferred name="profile/FormConflict" props={{ ...props, onClose: cancel }} />;
}
