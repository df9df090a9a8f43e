/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UpdateJobAlertMutation, UpdateJobAlertMutationVariables } from '../graphql';

export const UpdateJobAlertDocument: DocumentTypeDecoration<UpdateJobAlertMutation, UpdateJobAlertMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:909114b004621feaba438cd013582a44cfdfa3979c5394bcc0d96be019989d27' },
};
