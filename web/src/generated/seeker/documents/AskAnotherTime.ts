/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AskAnotherTimeMutation, AskAnotherTimeMutationVariables } from '../graphql';

export const AskAnotherTimeDocument: DocumentTypeDecoration<AskAnotherTimeMutation, AskAnotherTimeMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:e2be0ae060f7428846c0538ba97944c73e880ad270d168c71fbbe25a33f97fe9' },
};
