mod files;
mod sentences;
