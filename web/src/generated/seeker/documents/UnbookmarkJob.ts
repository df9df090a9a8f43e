/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UnbookmarkJobMutation, UnbookmarkJobMutationVariables } from '../graphql';

export const UnbookmarkJobDocument: DocumentTypeDecoration<UnbookmarkJobMutation, UnbookmarkJobMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:e44d4528ce0879546e23dac3cca40048a2a6ba9e4162a54010463cf70d2aa9a0' },
};
