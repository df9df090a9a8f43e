/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { DeclineInterviewMutation, DeclineInterviewMutationVariables } from '../graphql';

export const DeclineInterviewDocument: DocumentTypeDecoration<DeclineInterviewMutation, DeclineInterviewMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:b3b5e0372be32df35b3d1c662bb20618fb06d8e5c276c002e1eec3fada28daf8' },
};
