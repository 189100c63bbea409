mod files;
mod proofreading;
mod sentences;
