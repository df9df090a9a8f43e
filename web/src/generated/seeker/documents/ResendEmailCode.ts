/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ResendEmailCodeMutation, ResendEmailCodeMutationVariables } from '../graphql';

export const ResendEmailCodeDocument: DocumentTypeDecoration<ResendEmailCodeMutation, ResendEmailCodeMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:223d35042fa51ddbe76020b2d4fb6737b4788d03fcd6d5654801ace24cb3a947' },
};
