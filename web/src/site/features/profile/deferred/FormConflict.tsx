import { FormConflict, type FormConflictProps } from '@/shared/components/form-conflict/FormConflict';
import type { DeferredComponent } from '@/site/page/Deferred';

/** Deferred, because hardly anybody edits the same in two places. */
export const deferred: DeferredComponent<FormConflictProps<object>> = {
  namespaces: ['conflict'],
  Component: FormConflict,
};
