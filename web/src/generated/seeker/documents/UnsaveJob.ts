/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UnsaveJobMutation, UnsaveJobMutationVariables } from '../graphql';

export const UnsaveJobDocument: DocumentTypeDecoration<UnsaveJobMutation, UnsaveJobMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:86420dd9fc32b5a56f70bec15c2a2595806be081ffeb11597fb70b075bd4ebdc' },
};
