/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AskAnotherTimeMutation, AskAnotherTimeMutationVariables } from '../graphql';

export const AskAnotherTimeDocument: DocumentTypeDecoration<AskAnotherTimeMutation, AskAnotherTimeMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:38fca8e28306679553247ee66aaa97269982d23462ef06501bb270aa6629686d' },
};
