/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ApplyJobMutation, ApplyJobMutationVariables } from '../graphql';

export const ApplyJobDocument: DocumentTypeDecoration<ApplyJobMutation, ApplyJobMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:8089ab45c990241c5a116297b9d233f6760b67a2e5b8cbf01bf93619f5f013ee' },
};
