/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CopyJobsMutation, CopyJobsMutationVariables } from '../graphql';

export const CopyJobsDocument: DocumentTypeDecoration<CopyJobsMutation, CopyJobsMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:6989a80ef747f7922ff61701bbc5159a06dd111165f362c93abf16ec86b8faf9' },
};
