/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UnscheduleJobMutation, UnscheduleJobMutationVariables } from '../graphql';

export const UnscheduleJobDocument: DocumentTypeDecoration<UnscheduleJobMutation, UnscheduleJobMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c6488dbf5a63004c29110007a434a9ddcbf3270fe281fcf9bb0f9c032ed7f00f' },
};
