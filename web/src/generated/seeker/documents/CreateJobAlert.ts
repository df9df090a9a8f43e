/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CreateJobAlertMutation, CreateJobAlertMutationVariables } from '../graphql';

export const CreateJobAlertDocument: DocumentTypeDecoration<CreateJobAlertMutation, CreateJobAlertMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:38d2b9f3904a0c6461927d92f3d97e3ba5f647c091a1760c2b4f89505d23fa60' },
};
